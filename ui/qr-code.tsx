import { useMemo } from 'react'
import { qrPath } from './qr/qr-path.ts'

interface QrCodeProps {
  /** What the code says. */
  address: string
  /** Names the code and what it leads to. */
  label: string
  /** Of the code itself, in px. */
  size: number
  /** White around it, in px; the code keeps two modules of white besides. */
  margin: number
}

const quietModules = 2

/** A code for a phone's camera: dark on a white tile in both themes, for many readers don't know the opposite. */
export function QrCode({ address, label, size, margin }: QrCodeProps) {
  const { modules, path } = useMemo(() => qrPath(address), [address])
  const side = modules + 2 * quietModules
  return (
    <span className="inline-block shrink-0 overflow-hidden rounded-md border border-line bg-[#fff]">
      <svg
        role="img"
        aria-label={label}
        width={size}
        height={size}
        viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
        shapeRendering="crispEdges"
        style={{ margin }}
      >
        <path fill="#0c1512" d={path} />
      </svg>
    </span>
  )
}
