/**
 * Returns the text that an owner signs to revoke a permission, in this sandbox's wallets and
 * server.
 */
export function revocationText(pci: string): string {
  return `Permission taken back: ${pci}`
}
