import { lazy } from '@latchkey/core/contract'

/**
 * Loads the components that begin a login. They are loaded with the modal if the website has
 * logins, and not at all otherwise.
 */
export const loginComponents = lazy(async () => {
  const [{ EmailField }, { LastLogin }, { SocialTiles }] = await Promise.all([
    import('./email-field.tsx'),
    import('./last-login.tsx'),
    import('./social-tiles.tsx'),
  ])
  return { EmailField, LastLogin, SocialTiles }
})
