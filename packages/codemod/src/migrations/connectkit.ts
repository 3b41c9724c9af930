import type { Migration } from '../migration.ts'
import { CONNECT_BUTTON } from './react-names.ts'

/** From ConnectKit. Its provider and its config are more than a name: they are reported. */
export const connectkit: Migration = {
  name: 'connectkit',
  prefix: 'connectkit',
  modules: {
    connectkit: {
      names: {
        ConnectKitButton: CONNECT_BUTTON,
        ConnectKitProvider: {
          note: 'Use `LatchkeyProvider`, with an instance of `createLatchkey`.',
        },
        getDefaultConfig: {
          note: 'Write the config by `createConfig` of wagmi, with `latchkeyConnector` of `@latchkey/adapter-evm/wagmi`.',
        },
        useModal: {
          note: '`open` and `close` of `useLatchkey`; whether it is open: `useLatchkeyState`.',
        },
        useSIWE: { note: 'See the option `siwx` and `useLatchkeySignIn`.' },
        SIWEProvider: { note: 'See the option `siwx`.' },
        Avatar: { note: 'The picture of an account is `avatar` of `getProfile`.' },
        ChainIcon: { note: 'There is no such component.' },
        useChains: { note: 'The same hook is in wagmi.' },
      },
    },
  },
}
