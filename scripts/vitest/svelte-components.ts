import { compile } from 'svelte/compiler'
import type { Plugin } from 'vite'

/** Compiles the components of Svelte that tests have, for a browser or a server. */
export function svelteComponents(): Plugin {
  return {
    name: 'svelte-components',
    transform(code, filename, options) {
      if (!filename.endsWith('.svelte')) return undefined
      const { js } = compile(code, {
        filename,
        generate: options?.ssr === true ? 'server' : 'client',
        runes: true,
      })
      return { code: js.code, map: js.map }
    },
  }
}
