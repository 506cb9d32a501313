import { isDepositOver } from '@banyan/rules/cashier/deposit-states.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { request } from '#/src/api/request.ts'
import { keepOrder } from '../deposit-queries.ts'
import { takeArrival } from './arrivals.ts'
import type { Order } from './order.ts'

/** Kinds whose payment happens at a provider, which can be asked. */
export const asksProvider = ({ kind }: Pick<Order, 'kind'>): boolean => kind === 'hosted' || kind === 'scratchCard'

/**
 * The provider sends the browser back to this address: then it is asked once what became of the order. The address
 * itself proves nothing. A question that fails changes nothing; the server asks by itself as well.
 */
export function useArrival(order: Order | undefined): void {
  const client = useQueryClient()
  const number = order?.number
  const ask = useEffectEvent(() => {
    if (!order || !asksProvider(order) || isDepositOver(order.state) || order.state === 'review') return
    if (!takeArrival(order.number)) return
    request('checkDeposit', {}, { body: { number: order.number } }).then(
      (checked) => keepOrder(client, checked),
      () => {},
    )
  })
  useEffect(() => {
    if (number !== undefined) ask()
  }, [number])
}
