import fc from 'fast-check'

// What a change is judged by must not hang on luck; a release asks anew each time, and a failure prints its seed.
if (process.env.DEEP !== '1') fc.configureGlobal({ seed: 20_261_128 })
