/** A question that all share while it is being answered. */
export interface SharedQuestion<T> {
  read(): Promise<T>
  /** Marks the answer as changed: the next `read` asks again. */
  renew(): void
}

/** Shares what `ask` answers among all who read while it runs. Nothing is kept afterwards. */
export function shareRunning<T>(ask: () => Promise<T>): SharedQuestion<T> {
  let running: Promise<T> | undefined
  return {
    read() {
      if (running !== undefined) return running
      const own = ask().finally(() => {
        if (running === own) running = undefined
      })
      running = own
      return own
    },
    renew() {
      running = undefined
    },
  }
}
