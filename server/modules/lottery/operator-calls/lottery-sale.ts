import { lotterySaleCalls as calls } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type Binding, bind, bindAction, bindFourEyes } from '#/platform/http/bind.ts'
import { mostExposedIssues } from '../exposures.ts'
import { markNumbers, numbersOf } from '../numbers.ts'
import { changedPrices, changePrice, type PriceChange, type PriceVersion, priceVersionsOf } from '../prices.ts'
import { exposureOf, presentIssue } from '../sale/lottery-exposure.ts'

export interface LotterySaleParts {
  readonly database: Database
  readonly settings: MerchantSettings
  /** Prices and marked numbers as this process sells by them. */
  readonly saleTerms: { look(): Promise<void> }
}

/** What operators see and set of the lottery's sale: exposure, closed and half-priced numbers, prices. */
export function lotterySaleBindings(parts: LotterySaleParts): Binding[] {
  return [...exposureBindings(parts), ...numberBindings(parts), ...priceBindings(parts)]
}

function exposureBindings({ database: { db }, settings }: LotterySaleParts): Binding[] {
  return [
    bind(calls.lotteryExposures, async ({ query: { gameCode } }) => {
      const issues = await mostExposedIssues(db, settings.current('lottery'), gameCode)
      return { issues: issues.map(presentIssue), serverTime: (await databaseNow(db)).toISOString() }
    }),
    bind(calls.lotteryExposure, ({ query }) => exposureOf(db, settings.current('lottery'), query)),
  ]
}

function numberBindings({ database: { db }, saleTerms }: LotterySaleParts): Binding[] {
  return [
    bind(calls.lotteryNumbers, async ({ query }) => ({
      numbers: (await numbersOf(db, query)).map(({ playCode, issue, number, sale, madeBy, reason, madeAt }) => ({
        ...{ playCode, numero: issue === '' ? null : issue, number, sale },
        ...{ by: madeBy, reason, at: madeAt.toISOString() },
      })),
    })),
    bindAction(calls.markLotteryNumbers, async ({ body }, { principal }, record) => {
      const { gameCode, numero, playCode, sale, reason } = body
      const done = await record(async (tx) => {
        const changed = await markNumbers(tx, body, principal.name)
        const about = { playCode, ...(numero !== null && { numero }) }
        return {
          value: { changed: changed.size },
          object: `lottery ${gameCode}`,
          before: { ...about, numbers: Object.fromEntries(changed) },
          after: { ...about, numbers: Object.fromEntries([...changed.keys()].map((number) => [number, sale])) },
          reason,
        }
      })
      await saleTerms.look()
      return done
    }),
  ]
}

function priceBindings({ database: { db }, settings, saleTerms }: LotterySaleParts): Binding[] {
  const change = async (tx: Tx, asked: PriceChange, how: { readonly by: string; readonly areTwo: boolean }) => {
    const { mode, gameCode, playCode, price } = asked
    const { version, before } = await changePrice(tx, asked, how)
    const about = { mode, playCode }
    return {
      version,
      object: `lottery ${gameCode}`,
      before: { ...about, version: asked.version, price: before },
      after: { ...about, version, price },
    }
  }
  return [
    bind(calls.lotteryPrices, async ({ query }) => ({
      prices: (await changedPrices(db, query)).map(presentPrice),
      prizeGroups: settings.current('lottery').prizeGroups,
    })),
    bind(calls.lotteryPriceVersions, async ({ query: { after, size, ...play } }) => {
      const [below] = readCursor(after, ['number']) ?? []
      const which = { below: below === undefined ? undefined : Number(below), atMost: size + 1 }
      const found = await priceVersionsOf(db, play, which)
      const { rows, next } = pageFrom(found, size, ({ version }) => [String(version)])
      return { rows: rows.map(presentPrice), next }
    }),
    bindAction(calls.setLotteryPrice, async ({ body }, { principal }, record) => {
      const done = await record(async (tx) => {
        const { version, ...action } = await change(tx, body, { by: principal.name, areTwo: false })
        return { ...action, value: { version }, reason: body.reason }
      })
      await saleTerms.look()
      return done
    }),
    bindFourEyes(calls.setLotteryPriceBeyondGuard, async (tx, body, { by }) => {
      const { version: _version, ...done } = await change(tx, body, { by, areTwo: true })
      return { ...done, afterwards: () => saleTerms.look() }
    }),
  ]
}

function presentPrice({ playCode, version, price, isBeyondGuard, madeBy, reason, madeAt }: PriceVersion) {
  return {
    ...{ playCode, version, price: typeof price === 'object' && price ? { ...price } : price, isBeyondGuard },
    ...{ by: madeBy, reason, at: madeAt.toISOString() },
  }
}
