import { LatchkeyError, safeLink, type Windows } from '../contract/index.ts'

import { openEmptyPopUp, openPopUp } from './pop-up.ts'

/** The browser's windows and clipboard. */
export function createBrowserWindows(): Windows {
  return {
    open(href, place) {
      const link = safeLink(href)
      if (link === undefined) return false
      // A link to an application does not unload the page; a new tab would stay empty.
      const target = place ?? (link.kind === 'web' ? 'blank' : 'self')
      window.open(link.href, `_${target}`, 'noopener,noreferrer')
      return true
    },
    popUp: openPopUp,
    emptyPopUp: openEmptyPopUp,
    async copy(text) {
      if (await copyModern(text)) return
      if (!copyByCommand(text)) throw new LatchkeyError('clipboard.failed', {})
    },
  }
}

async function copyModern(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Missing without https, denied in some frames: the copy command may still work.
    return false
  }
}

/**
 * Handles the browser's copy event instead of selecting a helper element: outside an open dialog
 * such an element would be inert, and inside it would take the focus.
 */
function copyByCommand(text: string): boolean {
  let isCopied = false
  const allow = (event: Event): void => event.preventDefault()
  const answer = (event: ClipboardEvent): void => {
    event.stopImmediatePropagation()
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    isCopied = event.clipboardData !== null
  }
  document.addEventListener('beforecopy', allow, true)
  document.addEventListener('copy', answer, true)
  try {
    return document.execCommand('copy') && isCopied
  } catch {
    return false
  } finally {
    document.removeEventListener('beforecopy', allow, true)
    document.removeEventListener('copy', answer, true)
  }
}
