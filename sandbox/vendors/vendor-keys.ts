/** Keys of one vendor by their ids. */
type KeysById = ReadonlyMap<string, string>

/** Which keys are good for which vendor; those of `*` are good for all. */
export class VendorKeys {
  readonly #byVendor: ReadonlyMap<string, KeysById>

  constructor(byVendor: ReadonlyMap<string, KeysById>) {
    this.#byVendor = byVendor
  }

  /** The key that a vendor signs with: its first, or else that of every vendor. */
  signingKeyOf(vendor: string): { readonly id: string; readonly secret: string } | undefined {
    const [first] = this.#byVendor.get(vendor) ?? this.#byVendor.get('*') ?? []
    return first && { id: first[0], secret: first[1] }
  }

  /** The key of this id that a vendor has; undefined when it has none. */
  keyOf(vendor: string, id: string): string | undefined {
    return this.#byVendor.get(vendor)?.get(id) ?? this.#byVendor.get('*')?.get(id)
  }
}

const entry = /^(\*|[A-Z0-9_]{2,20}):([A-Za-z0-9_-]{1,40}):([A-Za-z0-9_+/=-]{32,200})$/
const entriesAtMost = 400
/** So that one key can replace the other. */
const keysOfVendorAtMost = 2

/**
 * Keys from VENDOR_KEYS: `VENDOR:ID:KEY`, separated by commas, where the vendor `*` stands for every one; undefined
 * when it is nonsense. Without any, nothing is signed rightly.
 */
export function vendorKeysIn(given = ''): VendorKeys | undefined {
  const entries = given === '' ? [] : given.split(',').map((each) => entry.exec(each.trim()))
  const byVendor = new Map<string, Map<string, string>>()
  if (entries.length > entriesAtMost) return undefined
  for (const parts of entries) {
    if (!parts) return undefined
    const [, vendor = '', id = '', key = ''] = parts
    const keys = byVendor.get(vendor) ?? new Map<string, string>()
    byVendor.set(vendor, keys.set(id, key))
    if (keys.size > keysOfVendorAtMost) return undefined
  }
  return new VendorKeys(byVendor)
}
