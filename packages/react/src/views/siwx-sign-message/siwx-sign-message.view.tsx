import { enSignIn } from '../../messages/en/sign-in.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { SignInView } from './sign-in-view.tsx'

/** The message that signs the account in. */
export const view: ViewDefinition<'SIWXSignMessage'> = {
  loadModule: ({ siwx }) => siwx.load(),
  english: enSignIn,
  View: SignInView,
  continues: 'ConnectingSiwe',
  title: (_params, { text }) => text.get('signIn.title'),
}
