import type { ServerResponse } from 'node:http'
import { escapeHtml, sendPage } from '../../page.ts'
import type { Told } from '../payments/payment.ts'
import { filled, type Spoken } from '../texts/payer-texts.ts'
import { money } from './money.ts'
import type { AskedTransfer } from './read-qr.ts'

const nobody: AskedTransfer = { bank: '', account: '', amount: '', content: '' }
const usualPayer = 'Nguyễn Văn Đức'

interface BankForm {
  readonly asked?: AskedTransfer | undefined
  /** What was pasted, if it is no code. */
  readonly wrongQr?: string
  readonly isWrong?: boolean
  readonly payer?: string
}

/** The bank app: a code to read, and the transfer to make. */
export function sendBankForm(response: ServerResponse, spoken: Spoken, form: BankForm): void {
  const { texts, language, direction } = spoken
  const { bank, account, amount, content } = form.asked ?? nobody
  const input = (name: string, label: string, value: string, more = '') =>
    `<label>${escapeHtml(label)}<input name="${name}" value="${escapeHtml(value)}"${more}></label>`
  const trouble = form.wrongQr !== undefined ? texts.notQr : form.isWrong ? texts.wrongTransfer : ''
  sendPage(response, {
    status: trouble ? 400 : 200,
    title: texts.bankTitle,
    language,
    direction,
    body: `<h1>${escapeHtml(texts.bankTitle)}</h1>
<p>${escapeHtml(texts.simulated)}</p>
${trouble ? `<p role="alert">${escapeHtml(trouble)}</p>` : ''}
<form class="fields" method="get" action="/bank">
<label>${escapeHtml(texts.qr)}<textarea name="qr" rows="3" maxlength="500" dir="ltr">${escapeHtml(form.wrongQr ?? '')}</textarea></label>
<button>${escapeHtml(texts.readQr)}</button></form>
<form class="fields" method="post" action="/bank">
${input('bank', texts.bank, bank, ' dir="ltr" maxlength="6"')}
${input('account', texts.account, account, ' dir="ltr" maxlength="19" required')}
${input('amount', texts.amount, amount, ' dir="ltr" inputmode="numeric" maxlength="12" required')}
${input('content', texts.content, content, ' dir="auto" maxlength="200"')}
${input('payer', texts.payer, form.payer ?? usualPayer, ' dir="auto" maxlength="60" required')}
<button>${escapeHtml(texts.transfer)}</button></form>`,
  })
}

/** The receipt of a transfer. */
export function sendReceipt(response: ServerResponse, { texts, language, direction }: Spoken, told: Told): void {
  const { account = '' } = told.details
  const note = filled(texts.transferredNote, money(told.paid, told.currency, language), account)
  sendPage(response, {
    title: texts.transferred,
    language,
    direction,
    body: `<h1>${escapeHtml(texts.transferred)}</h1>
<p>${escapeHtml(note)}</p>
<p dir="auto">${escapeHtml(told.content)}</p>
<p><a href="/bank">${escapeHtml(texts.another)}</a></p>`,
  })
}
