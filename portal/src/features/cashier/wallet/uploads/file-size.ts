import { numberFormat } from '@banyan/client/formats.ts'

const kilobyte = 1_024
const megabyte = 1_048_576

/** The size of a file as the page's language writes it, such as 1.4 MB; smaller ones in whole kilobytes. */
export function fileSize(bytes: number): string {
  const isLarge = bytes >= megabyte
  const format = numberFormat({
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / megabyte : Math.max(1, bytes / kilobyte))
}
