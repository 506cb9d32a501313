import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useShowOrder } from '#/src/features/cashier/wallet/order-address.ts'
import { isAnswerLost, useRequestId } from '#/src/features/cashier/wallet/request-id.ts'
import { channelsQuery, keepOrder, refetchOrders } from '../deposit-queries.ts'
import { expectNoReturn } from '../order/arrivals.ts'
import type { DepositDraft } from './use-deposit-draft.ts'

/** Refusals after which the ways that are offered may be others. */
const channelCodes = new Set([
  'deposit_channel_closed',
  'deposit_amount_refused',
  'deposit_too_many_unpaid',
  'deposit_cards_locked',
])

/** Opens the order that the form describes, and shows it; `prepare` runs before, and what it refuses opens none. */
export function useOpenOrder(draft: DepositDraft, prepare: () => Promise<void>) {
  const client = useQueryClient()
  const show = useShowOrder('depositv2')
  const requestId = useRequestId()
  const [isLost, setLost] = useState(false)
  const attempt = useAttempt({
    onRefused(failure) {
      const isUnknown = isAnswerLost(failure)
      setLost(isUnknown)
      if (isUnknown) return
      requestId.forget()
      if (failure instanceof RequestError && channelCodes.has(failure.code))
        void client.invalidateQueries({ queryKey: channelsQuery.queryKey })
      void refetchOrders(client)
    },
  })
  const send = async () => {
    const body = draft.body()
    if (!body) return
    await prepare()
    const order = await request('openDeposit', {}, { body: { requestId: requestId.idOf(body), ...body } })
    requestId.forget()
    setLost(false)
    expectNoReturn(order.number)
    await keepOrder(client, order)
    show(order.number)
  }
  return { attempt, send, isLost }
}
