/** Whether an address is https, without credentials, on one of the hosts: only there may the merchant's links lead. */
export function isAllowedAddress(address: string, hosts: readonly string[]): boolean {
  try {
    const { protocol, host, username, password } = new URL(address)
    return protocol === 'https:' && hosts.includes(host) && username + password === ''
  } catch {
    return false
  }
}
