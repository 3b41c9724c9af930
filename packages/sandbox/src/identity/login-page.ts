import { html } from 'hono/html'
import type { Markup } from '../pages/plain-page.ts'
import { SOCIAL_NAMES, type Social } from './socials.ts'

/** The content of the login page. */
export interface LoginPage {
  readonly social: Social
  /** The address that its form is sent to. */
  readonly action: string
  /** The reason why the form that was sent before is wrong. */
  readonly problem?: string | undefined
}

/** Providers that do not share the e-mail address. */
export function handsOutEmail(social: Social): boolean {
  return social !== 'x'
}

/** A login page like a provider's, for any user that the visitor chooses. */
export function loginPage({ social, action, problem }: LoginPage): Markup {
  const name = SOCIAL_NAMES[social]
  return html`<h1>Log in with ${name}</h1>
<p class="quiet">This is the sandbox's ${name}. Be whoever you like: no password is asked for. The
site that sent you is told what you enter here.</p>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<form method="post" action="${action}">
<label for="name">Name</label>
<input id="name" name="name" value="Ada Sandbox" autocomplete="off" maxlength="64" required>
${
  handsOutEmail(social)
    ? html`<label for="email">E-mail</label>
<input id="email" name="email" type="email" value="ada@sandbox.test" autocomplete="off" required>`
    : ''
}
<button class="main">Log in</button>
</form>
<form method="post" action="${action}/cancel"><button>Cancel</button></form>`
}
