import { enSignIn } from '../../messages/en/sign-in.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { SignInView } from './sign-in-view.tsx'

/** The website prepares the message that signs the account in. */
export const view: ViewDefinition<'ConnectingSiwe'> = {
  loadModule: ({ siwx }) => siwx.load(),
  english: enSignIn,
  View: SignInView,
  title: (_params, { text }) => text.get('signIn.title'),
}
