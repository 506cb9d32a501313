import { lazyPart } from '@banyan/client/lazy-part.tsx'

/** Nobody who looks at the form needs it: it comes with the first touch of the page, or with an address that names an order. */
export const OrderScreen = lazyPart(async () => (await import('./order-screen.tsx')).OrderScreen, { atOnce: true })
