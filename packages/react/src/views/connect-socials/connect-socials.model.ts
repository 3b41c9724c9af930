import type { Actions, Snapshot, SocialProvider } from '@latchkey/core'
import type { LoginKit } from '../login-kit.ts'

/** A provider as a row. */
export interface SocialRow {
  readonly provider: SocialProvider
  readonly face: LoginKit['SOCIALS'][SocialProvider]
  choose(): void
}

/** Everything the view shows, from the snapshot alone. */
export function connectSocialsModel(
  { options, device }: Pick<Snapshot, 'options' | 'device'>,
  { auth }: Pick<Actions, 'auth'>,
  { SOCIALS, usableSocials }: Pick<LoginKit, 'SOCIALS' | 'usableSocials'>,
): readonly SocialRow[] {
  return usableSocials(options.features.socials, device).map((provider) => ({
    provider,
    face: SOCIALS[provider],
    choose: () => auth.beginSocial(provider),
  }))
}
