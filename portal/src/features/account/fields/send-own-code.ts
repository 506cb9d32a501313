import { request } from '#/src/api/request.ts'

/** Sends a code to the account's own number and returns its validity in minutes. */
export async function sendOwnCode(): Promise<number> {
  return (await request('ownSms', {}, { body: { purpose: 'confirm' } })).expiryMinutes
}
