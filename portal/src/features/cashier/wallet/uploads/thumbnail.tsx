import { Icon } from '@banyan/ui/icon.tsx'
import { pictureIcon } from '@banyan/ui/icons/picture-icon.ts'
import { useEffect, useRef, useState } from 'react'

/** Pixels of a side on the screen, and of the drawing: screens of today have up to twice as many. */
const side = 56
const drawnSide = 2 * side

/**
 * A small drawing of a file that was chosen. It is drawn and not addressed: the page's policy lets no image come from
 * the browser's memory. Its name stands beside it.
 */
export function Thumbnail({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    let isWanted = true
    void drawInto(file, () => (isWanted ? canvas.current : null)).then((done) => isWanted && setIsDrawn(done))
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <span
      aria-hidden="true"
      className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-ground text-muted"
    >
      {!isDrawn && <Icon drawing={pictureIcon} size={24} />}
      <canvas
        ref={canvas}
        width={drawnSide}
        height={drawnSide}
        className={`absolute inset-0 size-full ${isDrawn ? '' : 'opacity-0'}`}
      />
    </span>
  )
}

/** Draws the middle of a picture; false where the file is none that the browser can read. */
async function drawInto(file: File, canvasNow: () => HTMLCanvasElement | null): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    const context = canvasNow()?.getContext('2d')
    const scale = drawnSide / Math.min(picture.width, picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    context?.drawImage(picture, (drawnSide - width) / 2, (drawnSide - height) / 2, width, height)
    picture.close()
    return context !== undefined && context !== null
  } catch {
    return false
  }
}
