import type { StartUp } from '@banyan/contract/system/start-up.ts'
import { offeredLanguages } from './offered-languages.ts'

/** What the portal's document carries for the merchant with this code. */
export function startUpData(merchantCode: string): StartUp {
  return { merchant: { code: merchantCode, name: 'Banyan Play' }, languages: [...offeredLanguages] }
}
