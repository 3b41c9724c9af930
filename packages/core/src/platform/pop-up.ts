import type { PopUp, Windows } from '../contract/index.ts'
import { safeLink } from '../contract/index.ts'

/**
 * Opens a small window. It knows who opened it, so that it can answer: it is led to pages of the web
 * only, and heard only while it is where it is expected to be.
 */
export function openPopUp(...[href, options]: Parameters<Windows['popUp']>): PopUp | undefined {
  const { name, width, height } = options
  const features = `popup,width=${width},height=${height},scrollbars=yes`
  const link = webLink(href)
  const opened = link === undefined ? null : window.open(link, name, features)
  return opened === null ? undefined : popUpOf(opened)
}

function popUpOf(opened: Window): PopUp {
  return {
    isClosed: () => opened.closed,
    go(href) {
      const link = webLink(href)
      if (link !== undefined) opened.location.replace(link)
      return link !== undefined
    },
    close: () => opened.close(),
    onMessage(origin, listener) {
      const judge = (event: MessageEvent): void => {
        // One that a script of the page made up can carry any source.
        const isReal = event.isTrusted && event.source === opened
        if (isReal && event.origin === origin) listener(event.data)
      }
      window.addEventListener('message', judge)
      return () => window.removeEventListener('message', judge)
    },
  }
}

function webLink(href: string): string | undefined {
  const link = safeLink(href)
  return link?.kind === 'web' ? link.href : undefined
}
