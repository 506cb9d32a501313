import type { ServerResponse } from 'node:http'
import { escapeHtml, sendPage } from '../../page.ts'
import type { Told } from '../payments/payment.ts'
import { filled, type Spoken } from '../texts/payer-texts.ts'
import { money } from './money.ts'

const backAfterSeconds = 3

/** The page of a payment: to pay or decline, or what has become of it. */
export function sendHosted(response: ServerResponse, spoken: Spoken, told: Told | undefined, now: Date): void {
  const { language, direction } = spoken
  sendPage(response, { language, direction, ...pageOf(told, spoken, now) })
}

function pageOf(told: Told | undefined, spoken: Spoken, now: Date) {
  const { texts, language } = spoken
  if (!told) return { status: 404, ...said(texts.unknown, texts.unknownNote) }
  if (told.status === 'failed') return ended(told, texts.back, said(texts.declined, texts.declinedNote))
  if (told.status !== 'open') {
    const note = filled(texts.paidNote, money(told.paid, told.currency, language))
    return ended(told, texts.back, said(texts.paid, note))
  }
  if (!isOver(told, now)) return open(told, spoken)
  const { title, body } = said(texts.expired, texts.expiredNote)
  return { status: 410, title, body: body + linkBack(told, texts.back) }
}

/** A payment that is over leads back by itself. */
function ended(told: Told, back: string, { title, body }: ReturnType<typeof said>) {
  return { title, body: body + linkBack(told, back), refreshSeconds: backAfterSeconds, leadsTo: backTo(told) }
}

function linkBack(told: Told, text: string): string {
  return `<p><a href="${escapeHtml(backTo(told))}" rel="noreferrer">${escapeHtml(text)}</a></p>`
}

/** Whether a payment can't be paid any more. */
export function isOver({ expiresAt }: Told, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now
}

function said(title: string, note: string) {
  return { title, body: `<h1>${escapeHtml(title)}</h1>\n<p role="status">${escapeHtml(note)}</p>\n` }
}

function open(told: Told, { texts, language }: Spoken) {
  const title = told.provider === 'momo' ? texts.walletTitle : texts.gatewayTitle
  const row = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`
  const until = told.expiresAt?.toLocaleString(language, { timeZone: 'Asia/Ho_Chi_Minh' }) ?? ''
  return {
    title,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(texts.simulated)}</p>
<dl>${row(texts.order, told.orderNumber)}${row(texts.content, told.content)}
${row(texts.due, money(told.asked, told.currency, language))}${row(texts.validUntil, until)}</dl>
<form class="fields" method="post" action="/pay/${told.id}">
<label>${escapeHtml(texts.payer)}<input name="payer" value="Nguyễn Văn Đức" dir="auto" maxlength="60"></label>
<button name="choice" value="pay">${escapeHtml(texts.pay)}</button>
<button name="choice" value="decline">${escapeHtml(texts.decline)}</button></form>
<p><a href="${escapeHtml(told.returnUrl)}" rel="noreferrer">${escapeHtml(texts.leave)}</a></p>`,
  }
}

/** The wallet adds what it says of the payment, as MoMo does; whoever believes it believes the browser. */
function backTo({ provider, returnUrl, orderNumber, status }: Told): string {
  const url = URL.parse(returnUrl)
  if (!url || provider !== 'momo') return returnUrl
  url.searchParams.set('orderId', orderNumber)
  url.searchParams.set('resultCode', status === 'failed' ? '1006' : '0')
  return url.href
}
