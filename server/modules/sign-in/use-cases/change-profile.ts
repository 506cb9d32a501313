import { adultAge, ageOn, calendarDayOf, dayIn } from '@banyan/rules/calendar/calendar-day.ts'
import { foldPersonName } from '@banyan/rules/fields/fold-person-name.ts'
import { fixedProfileFields, type ProfileField } from '@banyan/rules/fields/profile-fields.ts'
import { lockAccounts, setNickname } from '#/modules/accounts/accounts.ts'
import { refuseWhileHeld } from '#/modules/accounts/holds.ts'
import { type OwnDetails, ownDetails, saveDetail } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { CheckedValues } from './check-profile.ts'

export interface ProfileChange {
  readonly accountId: bigint
  readonly nickname: string | undefined
  readonly values: CheckedValues
  /** The database's time. */
  readonly now: Date
}

const bankFields: readonly ProfileField[] = ['bankAccountNumber', 'bankAccountName']

/** Refuses what the account's own details don't let change; answers whether its owner must prove itself first. */
export async function needsProof(
  db: Db,
  personal: PersonalSecrets,
  { accountId, values, now }: ProfileChange,
): Promise<boolean> {
  const changed = changedValues(await ownDetails(db, personal, accountId), values, now)
  const isBank = [...changed.keys()].some((name) => bankFields.includes(name))
  if (isBank) await refuseWhileHeld(db, accountId)
  return isBank
}

/** Saves what the account says of itself; a field that is fixed stays what it was saved as first. */
export async function changeProfile(tx: Tx, personal: PersonalSecrets, change: ProfileChange): Promise<void> {
  const { accountId, nickname, values, now } = change
  // One at a time for each account, or two birthdays at once would both be the first.
  await lockAccounts(tx, [accountId])
  const changed = changedValues(await ownDetails(tx, personal, accountId), values, now)
  for (const [name, value] of changed) await saveDetail(tx, personal, accountId, { name, value })
  if (nickname !== undefined) await setNickname(tx, accountId, nickname)
}

function changedValues(saved: OwnDetails, values: CheckedValues, now: Date): CheckedValues {
  const changed = new Map([...values].filter(([name, value]) => (saved[name] ?? '') !== value))
  const isFixed = [...changed.keys()].some((name) => fixedProfileFields.includes(name) && saved[name] !== undefined)
  if (isFixed || isAnotherName(saved.payeeName, changed.get('fullName'))) throw new Refusal('profile_fixed')
  const birthday = calendarDayOf(changed.get('birthday') ?? '')
  if (birthday && ageOn(dayIn(merchantTimeZone, now), birthday) < adultAge) throw new Refusal('under_age')
  return changed
}

/** The name that was told at registration is the real name as well. */
function isAnotherName(payeeName: string | undefined, fullName: string | undefined): boolean {
  if (payeeName === undefined || fullName === undefined) return false
  return foldPersonName(fullName) !== foldPersonName(payeeName)
}
