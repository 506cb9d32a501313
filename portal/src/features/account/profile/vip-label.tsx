import { useOwnVip } from './vip-query.ts'

/**
 * The member's level under its picture in the header (requirements NAV-12). It hangs over the edge, so that nothing moves
 * when it comes; the button around it says it in words.
 */
export function VipLabel() {
  const vip = useOwnVip()
  if (!vip) return null
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-x-1/2 -bottom-1.5 flex justify-center">
      <bdi className="max-w-16 shrink-0 truncate rounded-full bg-gold-fill px-1.5 text-[0.6875rem] leading-4 font-bold text-on-gold">
        {vip.vipLabelName}
      </bdi>
    </span>
  )
}
