import type { IncomingMessage, ServerResponse } from 'node:http'
import { readOwnForm } from '../behaviour.ts'
import { sendBankForm, sendReceipt } from './pages/bank-page.ts'
import { isOver, sendHosted } from './pages/hosted-page.ts'
import { transferIn } from './pages/read-qr.ts'
import type { Told } from './payments/payment.ts'
import type { Payments } from './payments/payments.ts'
import { type Outcome, opening } from './protocols/protocol.ts'
import { type Spoken, spokenBy } from './texts/payer-texts.ts'

interface PayerPagesParts {
  readonly payments: Payments
  readonly now: () => Date
  /** Where the bank feed tells of transfers. */
  readonly feedUrl: string
  readonly settle: (told: Told, to: Outcome) => void
}

/** What payers see: a bank app for transfers, and the hosted page of each payment. */
export class PayerPages {
  readonly #parts: PayerPagesParts

  constructor(parts: PayerPagesParts) {
    this.#parts = parts
  }

  /** Answers a request to one of these pages; false when it is none of them. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method, url = '', headers } = request
    const spoken = spokenBy(headers['accept-language'])
    const [path = '', query = ''] = url.split('?', 2)
    const [, page, id = ''] = /^\/(bank|pay)(?:\/([A-Za-z0-9_-]{22}))?$/.exec(path) ?? []
    if (!page || !['GET', 'POST'].includes(method ?? '')) return false
    if (page === 'pay') await this.#hosted(request, response, spoken, id)
    else if (method === 'POST') await this.#transfer(request, response, spoken)
    else this.#bank(response, spoken, id, new URLSearchParams(query).get('qr'))
    return true
  }

  #bank(response: ServerResponse, spoken: Spoken, id: string, qr: string | null): void {
    const told = this.#parts.payments.at(id)
    const asked = qr === null ? undefined : transferIn(qr.trim())
    if (told?.provider === 'bankfeed') sendReceipt(response, spoken, told)
    else sendBankForm(response, spoken, { asked, ...(qr !== null && !asked && { wrongQr: qr }) })
  }

  async #transfer(request: IncomingMessage, response: ServerResponse, spoken: Spoken): Promise<void> {
    const form = await readOwnForm(request)
    const field = (name: string) => (form?.get(name) ?? '').trim()
    const [bank, account, content, payer] = [field('bank'), field('account'), field('content'), field('payer')]
    const amount = field('amount').replace(/[.,\s]/g, '')
    const isRight = /^[0-9A-Za-z]{1,19}$/.test(account) && /^[1-9]\d{0,11}$/.test(amount) && /^(\d{6})?$/.test(bank)
    if (!form || !isRight || payer === '' || payer.length > 60 || content.length > 200) {
      sendBankForm(response, spoken, { asked: { bank, account, amount, content }, payer, isWrong: true })
      return
    }
    const asked = BigInt(amount) * 100n
    const { payments, feedUrl: callbackUrl, settle } = this.#parts
    const details = { bank, account }
    const told = payments.open({
      ...opening,
      provider: 'bankfeed',
      orderNumber: '',
      asked,
      content,
      callbackUrl,
      details,
    })
    settle(told, { status: 'paid', paid: asked, payerName: payer })
    response.writeHead(303, { location: `/bank/${told.id}` }).end()
  }

  async #hosted(request: IncomingMessage, response: ServerResponse, spoken: Spoken, id: string): Promise<void> {
    const { payments, now, settle } = this.#parts
    const found = payments.at(id)
    const isHosted = found?.flow === 'in' && (found.provider === 'aggregator' || found.provider === 'momo')
    const told = isHosted ? found : undefined
    if (request.method !== 'POST' || !told) return sendHosted(response, spoken, told, now())
    const form = await readOwnForm(request)
    const choice = form?.get('choice')
    if (!form || (choice !== 'pay' && choice !== 'decline')) return void response.writeHead(400).end()
    const payerName = (form.get('payer') ?? '').trim().slice(0, 60)
    // Whoever presses twice pays once.
    if (told.status === 'open' && !isOver(told, now()))
      settle(
        told,
        choice === 'pay' ? { status: 'paid', paid: told.asked, payerName } : { status: 'failed', reason: 'declined' },
      )
    response.writeHead(303, { location: `/pay/${told.id}` }).end()
  }
}
