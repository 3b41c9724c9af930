/** How a browser's storage can fail. */
export type WebStorageFault = 'none' | 'denied' | 'full' | 'frozen'

/** The browser's storage in memory, with faults. */
export interface FakeWebStorage extends Storage {
  /**
   * `denied`: every access throws. `full`: nothing can be written. `frozen`: nothing can be
   * written or removed.
   */
  fail(fault: WebStorageFault): void
}

/** Creates a replacement for `window.localStorage` that can fail. */
export function createFakeWebStorage(fault: WebStorageFault = 'none'): FakeWebStorage {
  const values = new Map<string, string>()
  let current = fault

  function guard(...faults: readonly WebStorageFault[]): void {
    if (faults.includes(current)) throw new DOMException('Storage fault', FAULT_NAMES[current])
  }

  return {
    fail(next) {
      current = next
    },
    get length() {
      guard('denied')
      return values.size
    },
    key(index) {
      guard('denied')
      return [...values.keys()][index] ?? null
    },
    getItem(key) {
      guard('denied')
      return values.get(key) ?? null
    },
    setItem(key, value) {
      guard('denied', 'full', 'frozen')
      values.set(key, value)
    },
    removeItem(key) {
      guard('denied', 'frozen')
      values.delete(key)
    },
    clear() {
      guard('denied', 'frozen')
      values.clear()
    },
  }
}

const FAULT_NAMES: Readonly<Record<WebStorageFault, string>> = {
  none: '',
  denied: 'SecurityError',
  full: 'QuotaExceededError',
  frozen: 'NoModificationAllowedError',
}
