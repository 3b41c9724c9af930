/** The proof that this frame began a social login; only the newest attempt's. */
export interface Proofs {
  put(proof: string): void
  read(): string | undefined
  forget(): void
}

const NAME = 'latchkey-social-proof'

/**
 * Stores the proof of this tab. It survives a reload, because some logins redirect the whole tab and
 * back; where storage is blocked, it lives as long as the page.
 */
export function createProofs(storage: () => Storage): Proofs {
  let fallback: string | undefined

  function read(): string | undefined {
    try {
      return storage().getItem(NAME) ?? fallback
    } catch {
      return fallback
    }
  }

  function write(proof: string | undefined): void {
    fallback = proof
    try {
      if (proof === undefined) storage().removeItem(NAME)
      else storage().setItem(NAME, proof)
    } catch {
      // Blocked storage: memory has it.
    }
  }

  return { put: write, read, forget: () => write(undefined) }
}
