/** The origin of a host whose pages the portal may show in a frame: https, unless it is an origin of this machine. */
export function frameOrigin(host: string): string {
  return host.startsWith('http://') ? host : `https://${host}`
}
