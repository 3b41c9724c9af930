/** One request that a page made. */
export interface LoggedRequest {
  readonly method: string
  readonly params: unknown
  /** Is true if its owner was, or would have been, shown something. */
  readonly wasPrompt: boolean
  /** Its outcome so far. */
  readonly outcome: 'open' | 'answered' | { readonly code: number }
}

/** Every request since the page was loaded. */
export interface WalletLog {
  list(): readonly LoggedRequest[]
  /** Only those that showed something to the owner. */
  prompts(): readonly LoggedRequest[]
  clear(): void
}

/** The same log, with the method that the wallet uses. */
export interface WalletLogDesk extends WalletLog {
  open(method: string, params: unknown): LogEntry
}

/** One line of the log while its request runs. */
export interface LogEntry {
  markPrompt(): void
  end(outcome: LoggedRequest['outcome']): void
}

/** Makes an empty log. */
export function createWalletLog(): WalletLogDesk {
  let lines: LoggedRequest[] = []
  return {
    list: () => [...lines],
    prompts: () => lines.filter(({ wasPrompt }) => wasPrompt),
    clear() {
      lines = []
    },
    open(method, params) {
      let line: LoggedRequest = { method, params, wasPrompt: false, outcome: 'open' }
      lines.push(line)
      const rewrite = (change: Partial<LoggedRequest>) => {
        const index = lines.indexOf(line)
        line = { ...line, ...change }
        if (index !== -1) lines[index] = line
      }
      return {
        markPrompt: () => rewrite({ wasPrompt: true }),
        end: (outcome) => rewrite({ outcome }),
      }
    },
  }
}
