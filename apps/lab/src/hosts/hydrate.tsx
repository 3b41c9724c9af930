import { hydrateRoot } from 'react-dom/client'
import { readAddresses } from '../addresses/page-addresses.ts'
import { createHostLatchkey } from './create-host-latchkey.ts'
import { ServerPage } from './server-page.tsx'

const root = document.getElementById('root')
const addresses = readAddresses(document)
if (root === null || addresses === undefined) throw new Error('The page has lost its addresses.')

const latchkey = createHostLatchkey(addresses)
window.latchkey = latchkey
hydrateRoot(root, <ServerPage latchkey={latchkey} />)
