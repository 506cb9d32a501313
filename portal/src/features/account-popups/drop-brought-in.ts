import { type BroughtIn, broughtIn } from './brought-in.ts'

/** It was used, or not wanted. */
export function dropBroughtIn(name: keyof BroughtIn): void {
  delete broughtIn()?.[name]
}
