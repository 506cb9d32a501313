import type { Check } from './finding.ts'
import { wingFolder, wings } from './wings.ts'

const inFeature = new RegExp(`^${wingFolder}/(${wings.join('|')})/[^/]+/`)

/** A feature of the portal lies in a wing, so that `features/` stays a short list of subjects. */
export const featurePlaces: Check = (files) =>
  files
    .filter(({ path }) => path.startsWith(`${wingFolder}/`) && !inFeature.test(path))
    .map(({ path }) => ({
      path,
      line: 1,
      rule: 'feature-in-wing',
      message: `A feature is a folder in one of ${wings.join(', ')}.`,
    }))
