import manifest from '../../package.json' with { type: 'json' }

/** Version of the product, as its package names it. */
export const productVersion = manifest.version
