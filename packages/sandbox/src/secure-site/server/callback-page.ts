import { html } from 'hono/html'
import type { PlainPage } from '../../pages/plain-page.ts'

/** The path of the script of the pop-up's last page. */
export const CALLBACK_SCRIPT = '/callback.js'

/** The last page of the pop-up: its script hands the result to the page that opened it. */
export function callbackPage({
  resultUri = '',
  origin = '',
}: {
  /** Missing when the visitor has cancelled. */
  readonly resultUri?: string
  /** The only origin that gets the message. */
  readonly origin?: string
}): PlainPage {
  return {
    title: 'Logging in',
    main: html`<h1>One moment</h1>
<p id="result" data-result-uri="${resultUri}" data-origin="${origin}">You can close this window.</p>`,
    script: CALLBACK_SCRIPT,
  }
}

/** Leads back to a page that could open no pop-up. A redirect would break the form's policy. */
export function returnPage(address: string): PlainPage {
  return {
    title: 'Logging in',
    main: html`<h1>One moment</h1><p><a href="${address}">Back to the website</a></p>`,
  }
}

/** Shows why a social login failed; the page that opened the pop-up gets no message. */
export function failedPage(reason: string): PlainPage {
  return {
    title: 'Login failed',
    main: html`<h1>This did not work</h1><p>${reason}</p><p>You can close this window.</p>`,
    status: 400,
  }
}

/** The page that the pop-up shows until its destination is known. */
export const LOADING_PAGE: PlainPage = {
  title: 'Loading',
  main: html`<h1>One moment</h1><p role="status">Finding the way to your login…</p>`,
}
