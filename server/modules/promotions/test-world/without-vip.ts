import type { VipParts } from '../vip/vip-facts.ts'

/** A brand without VIP. */
export const withoutVip: VipParts = {
  levels: () => [],
  birthdayOf: async () => undefined,
  provesMessaging: async () => false,
  countryOf: async () => undefined,
  nameHashesOf: async () => [],
}
