import { renderToString } from 'react-dom/server'
import type { PageAddresses } from '../addresses/page-addresses.ts'
import { createHostLatchkey } from './create-host-latchkey.ts'
import { ServerPage } from './server-page.tsx'

/** Renders the page in Node. */
export function renderPage(addresses: PageAddresses): string {
  return renderToString(<ServerPage latchkey={createHostLatchkey(addresses)} />)
}
