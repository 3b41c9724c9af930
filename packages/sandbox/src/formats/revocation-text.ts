/** What an owner signs to take back a permission, in the wallets and at the server of this sandbox. */
export function revocationText(pci: string): string {
  return `Permission taken back: ${pci}`
}
