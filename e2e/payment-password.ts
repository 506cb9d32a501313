import type { Page } from '@playwright/test'
import { expect } from './running-portal.ts'

/** Six digits that a demo account chooses. */
export const paymentPassword = '135790'

/** On the security page, for an account without a mobile number: its login password proves it. */
export async function setPaymentPassword(page: Page, loginPassword: string): Promise<void> {
  await page.getByRole('button', { name: 'Add: Payment password' }).click()
  const form = page.getByRole('dialog', { name: 'Set a payment password' })
  await form.getByRole('textbox', { name: /^New payment password/ }).fill(paymentPassword)
  await form.getByRole('textbox', { name: 'Repeat the new payment password' }).fill(paymentPassword)
  await form.getByRole('textbox', { name: 'Your password' }).fill(loginPassword)
  await form.getByRole('button', { name: 'Set payment password' }).click()
  await expect(form).toBeHidden()
}

/** Adds the account's first bank account there; no two accounts may have the same. */
export async function addBankAccount(page: Page, loginPassword: string, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a bank account' })
  await adding.getByRole('button', { name: /^Choose a bank/ }).click()
  await page.getByRole('option', { name: 'Vietcombank' }).click()
  await adding.getByRole('textbox', { name: 'Account number' }).fill(number)
  await adding.getByRole('textbox', { name: 'Account holder' }).fill('Owen Reed')
  await adding.getByRole('textbox', { name: 'Your password' }).fill(loginPassword)
  await adding.getByRole('button', { name: 'Add a bank account' }).click()
  await expect(adding).toBeHidden()
}
