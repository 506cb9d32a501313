/**
 * A typed password as it is counted, compared and hashed: keyboards write one letter in several ways, and whoever types
 * it elsewhere types the same password (NIST SP 800-63B section 5.1.1.2, with NFKC).
 */
export function passwordText(typed: string): string {
  return typed.normalize('NFKC')
}
