/** A window without scripts: follows redirects and stores cookies, per host. */
export interface PopUp {
  open(url: string, form?: Readonly<Record<string, string>>): Promise<Shown>
}

/** The last address, status and text of a pop-up. */
export interface Shown {
  readonly url: string
  readonly status: number
  readonly text: string
}

/** Opens a window in Node, to run a social login as a browser does. */
export function createPopUp(): PopUp {
  const cookies = new Map<string, string>()

  function storeCookies(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
  }

  async function open(url: string, form?: Readonly<Record<string, string>>): Promise<Shown> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    const answer = await fetch(url, { ...sent, headers: { cookie }, redirect: 'manual' })
    storeCookies(answer)
    const next = answer.headers.get('location')
    if (next) return open(new URL(next, url).href)
    return { url, status: answer.status, text: await answer.text() }
  }

  return { open }
}
