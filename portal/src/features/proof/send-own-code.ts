import { request } from '#/src/api/request.ts'

/** Sends a code to the account's own number; answers for how many minutes it is good. */
export async function sendOwnCode(): Promise<number> {
  return (await request('ownSms', {}, { body: { purpose: 'confirm' } })).expiryMinutes
}
