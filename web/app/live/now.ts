import { createContext, useContext, useEffect, useState } from 'react'

/** The moment the server drew the page, in ms: the first paint in the browser must say the same. */
export const DrawnAtContext = createContext(0)

/** The present moment in ms, to the minute; starts from the server's. */
export function useNow(): number {
  const drawnAt = useContext(DrawnAtContext)
  const [now, setNow] = useState(drawnAt)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
