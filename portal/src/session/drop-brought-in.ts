import { type BroughtIn, broughtIn } from './brought-in.ts'

/** Removes it after use or refusal. */
export function dropBroughtIn(name: keyof BroughtIn): void {
  delete broughtIn()?.[name]
}
