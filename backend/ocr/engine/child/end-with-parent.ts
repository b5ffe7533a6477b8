/** A thread that ends the process when its parent is gone: a process without one may read a hostile document for ever. */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 500);
