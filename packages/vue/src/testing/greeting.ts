import { defineComponent, h } from 'vue'
import { useLatchkey, useLatchkeyAccount, useLatchkeyNetwork } from '../index.ts'
import { ADDRESS } from './an-instance.ts'

/** A small page, as a site would write it. */
export const Greeting = defineComponent({
  setup() {
    const { address, status } = useLatchkeyAccount()
    const { network } = useLatchkeyNetwork()
    const { open } = useLatchkey()
    return () =>
      h('main', [
        h('p', network.value?.name),
        address.value === undefined
          ? h('button', { onClick: () => open() }, 'Connect')
          : h('output', address.value),
        h('i', status.value),
      ])
  },
})

/** The HTML that a server renders of it; `server.test.ts` compares it with the real server. */
export const GREETING_HTML =
  '<main><p>Ethereum</p><button>Connect</button><i>disconnected</i></main>'

/** The same for a visitor whom the server knows by the cookie. */
export const KNOWN_HTML = `<main><p>Ethereum</p><output>${ADDRESS}</output><i>reconnecting</i></main>`
