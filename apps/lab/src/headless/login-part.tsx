import { useLatchkeyLogin } from '@latchkey/react'
import type { FormEvent, ReactElement } from 'react'

const SOCIALS = ['google', 'github', 'farcaster'] as const

/** Logins, step by step. */
export function LoginPart(): ReactElement {
  const { step, method, url, error, submitEmail, enterCode, beginSocial, cancel } =
    useLatchkeyLogin()
  return (
    <section>
      <h2>Log in</h2>
      <form onSubmit={withField('email', submitEmail)}>
        <input name="email" type="email" aria-label="E-mail" />
        <button type="submit">Send code</button>
      </form>
      <form onSubmit={withField('code', enterCode)}>
        <input name="code" aria-label="Code" disabled={step !== 'awaitingCode'} />
        <button type="submit">Enter code</button>
      </form>
      {SOCIALS.map((social) => (
        <button key={social} type="button" onClick={() => beginSocial(social).catch(console.warn)}>
          {`Log in by ${social}`}
        </button>
      ))}
      <button type="button" onClick={() => cancel().catch(console.warn)}>
        Cancel login
      </button>
      <p data-testid="login-step" data-method={method}>
        {step}
      </p>
      <p data-testid="login-error">{error?.code}</p>
      {url === undefined ? undefined : (
        <a href={url} data-testid="login-url">
          Scan or open
        </a>
      )}
    </section>
  )
}

/** Sends what was typed into a field of a form. */
function withField(name: string, send: (text: string) => Promise<void>) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(name)
    if (typeof typed === 'string') send(typed).catch(console.warn)
  }
}
