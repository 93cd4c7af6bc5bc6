import { createIsomorphicFn } from '@tanstack/react-start'
import { tokenKey } from './calls/token.ts'

/** Under which the chosen theme is kept in this browser. */
export const themeKey = 'theme'

/** The chosen theme and whether somebody is signed in, as attributes of the root element, so that nothing flashes. */
const looks = `try{let r=document.documentElement.dataset,{${themeKey}:t,${tokenKey}:o}=localStorage;if(t=='dark'||t=='light')r.theme=t;r.auth=o?'in':'out'}catch{}`

/**
 * A press on a button, or a choice from a list, whose code has not come yet waits for it, at most ten seconds; of several
 * the last one counts. A form is not sent by the browser itself, which would put what was typed into the address. React
 * marks what is alive. A list tells of a choice twice; by the second time React may have put it back already.
 */
const presses = `{let w;['click','input'].map((k,i)=>addEventListener(k,e=>{let b=e.target.closest?.(i?'select':'button'),v=b?.value,n=0,f=()=>/__reactP/.test(Object.keys(b));if(b&&!f()){e.preventDefault();clearInterval(w);w=setInterval(()=>{if(f()){clearInterval(w);i?(b.value=v,b.dispatchEvent(new Event('change',{bubbles:1}))):b.click()}else if(++n>200)clearInterval(w)},50)}},1))}`

/**
 * Runs before the first paint. Public pages are the same for everyone and may be cached. In the browser it has run by
 * the time that anybody asks, so there it is not carried along a second time.
 */
export const firstScript = createIsomorphicFn()
  .server(() => looks + presses)
  .client(() => '')
