import { createIsomorphicFn } from '@tanstack/react-start'
import { sellsKey, tokenKey } from './calls/token.ts'

/** The localStorage key of the chosen theme. */
export const themeKey = 'theme'

/**
 * Sets attributes of the root element before the first paint: the theme, the sign-in state, and whether the account sells.
 * Otherwise the page would first be painted with other values.
 */
const rootAttributes = `try{let r=document.documentElement.dataset,{${themeKey}:t,${tokenKey}:o,${sellsKey}:s}=localStorage;if(t=='dark'||t=='light')r.theme=t;r.auth=o?'in':'out';r.sells=o&&s||'no'}catch{}`

/**
 * Queues early input until React has hydrated its element: a click on a button, on a link whose address depends on typed values (`data-queued`) or on
 * a checkbox of a part that is hydrated late, or a choice in a select. After ten seconds a link is followed as it is. Only the last click or choice
 * is kept. The queue also prevents a native form submit, which would put the typed values into the address. A hydrated element has a `__reactP...`
 * property. A select fires two events, and React may have reset its value before the second.
 */
const queuedClicks = `{let w;['click','input'].map((k,i)=>addEventListener(k,e=>{let b=e.target.closest?.(i?'select':'button,[data-queued],[data-late] [type=checkbox]'),v=b?.value,n=0,f=()=>/__reactP/.test(Object.keys(b));if(b&&!f()){e.preventDefault();clearInterval(w);w=setInterval(()=>{if(f()){clearInterval(w);i?(b.value=v,b.dispatchEvent(new Event('change',{bubbles:1}))):b.click()}else if(++n>200){clearInterval(w);if(b.href)location=b.href}},50)}},1))}`

/**
 * Inline script that runs before the first paint. It is the same for everyone, so public pages stay cacheable. The client
 * bundle omits the script, because it has already run.
 */
export const firstScript = createIsomorphicFn()
  .server(() => rootAttributes + queuedClicks)
  .client(() => '')
