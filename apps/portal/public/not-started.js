(() => {
  function show() {
    var sentence = document.getElementById('not-started');
    if (sentence) sentence.hidden = false;
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target.nodeName === 'SCRIPT') setTimeout(show, 1000);
    },
    true,
  );
  if (!('noModule' in document.createElement('script'))) show();
})();
