/** Texts that try to break out of their element, in HTML, JSON or XML. */
export const hostileTexts = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '"}],"@type":"Thing"',
  "' onload='alert(1)",
  '&lt;/script&gt; & \u2028\u2029',
  '\u0000\u0008\u001b\ud800',
];
