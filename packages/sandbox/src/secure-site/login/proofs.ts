/** What shows that a social login was begun by this frame: the newest attempt's. */
export interface Proofs {
  put(proof: string): void
  read(): string | undefined
  forget(): void
}

const NAME = 'latchkey-social-proof'

/**
 * Keeps the proof of this tab. It outlives a reload, because some logins lead the whole tab away and
 * back; where the browser keeps nothing, it lives as long as the page.
 */
export function createProofs(storage: () => Storage): Proofs {
  let kept: string | undefined

  function read(): string | undefined {
    try {
      return storage().getItem(NAME) ?? kept
    } catch {
      return kept
    }
  }

  function write(proof: string | undefined): void {
    kept = proof
    try {
      if (proof === undefined) storage().removeItem(NAME)
      else storage().setItem(NAME, proof)
    } catch {
      // Blocked storage: memory has it.
    }
  }

  return { put: write, read, forget: () => write(undefined) }
}
