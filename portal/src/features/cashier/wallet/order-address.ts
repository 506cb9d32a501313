import { useLocation, useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'

/** Pages of the member centre that show orders, each at an address of its own. */
export type CashierPage = 'depositv2' | 'withdraw'

/** The router writes a number that has digits alone in quotation marks. */
const named = /^"?([2-9A-HJ-NP-Z]{12})"?$/

/** Where an order is shown; without a number, all of them. */
export function orderAddress(page: CashierPage, number?: string): string {
  return `/member/${page}${number === undefined ? '' : `?order=${number}`}`
}

const orderIn = (search: string) => named.exec(new URLSearchParams(search).get('order') ?? '')?.[1]

/** Whether the document's address names an order. */
export const namesOrder = () => orderIn(location.search) !== undefined

/** The order that the address names. Whatever else a provider writes into it, such as a success, is not read. */
export function useOrderNumber(): string | undefined {
  return useLocation({ select: ({ searchStr }) => orderIn(searchStr) })
}

/** Shows an order, or without one the page of all; closing the member centre leads back to where one came from. */
export function useShowOrder(page: CashierPage) {
  const navigate = useNavigate()
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom })
  return useCallback(
    (number?: string) =>
      void navigate({
        href: orderAddress(page, number),
        resetScroll: false,
        state: { keepFocus: true, ...(cameFrom && { cameFrom }) },
      }),
    [navigate, page, cameFrom],
  )
}

/** What a link to an order, or back to all of them, needs. */
export function useOrderLink(page: CashierPage, number?: string) {
  const show = useShowOrder(page)
  return {
    href: orderAddress(page, number),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show(number)
    },
  }
}
