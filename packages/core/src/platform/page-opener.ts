import { isWebLink, type Windows } from '../contract/index.ts'

/** The browser's windows as far as pages of the web go; everything else comes with the whole. */
export function createPageOpener(): Pick<Windows, 'open'> {
  return {
    open(href) {
      if (!isWebLink(href)) return false
      window.open(new URL(href).href, '_blank', 'noopener,noreferrer')
      return true
    },
  }
}
