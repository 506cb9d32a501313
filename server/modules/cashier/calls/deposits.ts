import {
  cancelDeposit,
  checkDeposit,
  declareDepositPaid,
  depositChannels,
  depositOrder,
  depositOrders,
  openDeposit as openDepositCall,
} from '@banyan/contract/wallet/deposit-calls.ts'
import type { DepositEvent } from '@banyan/rules/cashier/deposit-states.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import { cashierStep, merchantCountry, merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import { type Binding, bind, type Context } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { changeDeposit } from '../deposits/change-deposit.ts'
import { type InquiryParts, inquire } from '../deposits/inquiries.ts'
import { offeredChannels } from '../deposits/offered-channels.ts'
import { type OpeningParts, openDeposit } from '../deposits/open-deposit.ts'
import { amountOf, presentAccount, presentDeposits } from '../deposits/present-deposit.ts'
import { type DepositRow, depositNumbered, depositsOfMember, lockDeposit, wasTakenBy } from '../store/deposits.ts'

export interface DepositCallParts
  extends InquiryParts,
    Pick<OpeningParts, 'sealSender' | 'markCard' | 'attachProofs' | 'random'> {
  readonly settings: MerchantSettings
  readonly countryOf: CountryOfAddress
}

/** What members do to pay in. */
export function depositBindings(parts: DepositCallParts): Binding[] {
  const { database, settings, gateways, countryOf } = parts
  const offered = ({ address }: Context) => {
    const { channels } = settings.current('cashier')
    const country = countryOf(address) ?? merchantCountry
    return offeredChannels({ channels, providers: new Set(gateways.keys()), country })
  }
  const present = async (row: DepositRow, context: Context) => {
    const [deposit] = await presentDeposits(database.db, [row], nameIn(settings, context))
    if (!deposit) throw new Error('an order was not presented')
    return deposit
  }
  const change = (event: DepositEvent) => async (number: string, context: Context) => {
    const { id } = signedIn(context.principal)
    const changed = await database.transaction(async (tx) => {
      const deposit = await lockDeposit(tx, number)
      if (deposit?.account_id !== id) throw new Refusal('deposit_not_found')
      const actor = `member:${id}`
      if (await wasTakenBy(tx, deposit.id, { event, actor })) return deposit
      return await changeDeposit(tx, deposit, event, { actor })
    })
    return await present(changed, context)
  }
  const [declare, cancel] = [change('submitted'), change('cancelled')]
  return [
    bind(depositChannels, async (_input, context) => ({
      channels: offered(context).map(
        ({ id, kind, name, least, most, presets, feePpm, bonusPpm, turnover, minutes, accounts }) => ({
          ...{ id, kind, least, most, presets, feePpm, bonusPpm, turnover, minutes, step: amountOf(cashierStep) },
          name: localised(name, context.language.tag, context.merchantLanguage.tag),
          // One transfers before the order, which wants the receipt.
          ...(kind === 'manual' && { accounts: accounts.map(presentAccount) }),
        }),
      ),
      openAtMost: settings.current('cashier').openAtMost,
      currencySymbol: merchantCurrency.symbol,
    })),
    bind(openDepositCall, async ({ body }, context) => {
      const limits = settings.current('cashier')
      const accountId = signedIn(context.principal).id
      const opened = await openDeposit({ ...parts, offered: offered(context), limits }, { ...body, accountId })
      return await present(opened, context)
    }),
    bind(depositOrders, async ({ query: { after, size } }, context) => {
      const [id] = readCursor(after, ['number']) ?? []
      const accountId = signedIn(context.principal).id
      const before = id === undefined ? {} : { before: BigInt(id) }
      const read = await depositsOfMember(database.db, { accountId, ...before, atMost: size + 1 })
      const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
      return { rows: await presentDeposits(database.db, rows, nameIn(settings, context)), next }
    }),
    bind(depositOrder, async ({ query }, context) => await present(await own(parts, query.number, context), context)),
    bind(declareDepositPaid, async ({ body }, context) => await declare(body.number, context)),
    bind(cancelDeposit, async ({ body }, context) => await cancel(body.number, context)),
    bind(checkDeposit, async ({ body }, context) => {
      const deposit = await own(parts, body.number, context)
      // An order that is credited or refused has no news.
      if (deposit.finished_at === null || deposit.state === 'expired') await inquire(parts, deposit)
      return await present(await own(parts, body.number, context), context)
    }),
  ]
}

async function own({ database }: DepositCallParts, number: string, { principal }: Context): Promise<DepositRow> {
  const deposit = await depositNumbered(database.db, number)
  if (deposit?.account_id !== signedIn(principal).id) throw new Refusal('deposit_not_found')
  return deposit
}

/** Names of channels in the reader's language. */
function nameIn(settings: MerchantSettings, { language, merchantLanguage }: Context) {
  return (id: string) => {
    const channel = settings.current('cashier').channels.find((one) => one.id === id)
    return channel ? localised(channel.name, language.tag, merchantLanguage.tag) : id
  }
}
